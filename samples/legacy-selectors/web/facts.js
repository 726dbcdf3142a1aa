// Here it stands for the file of the sample show-facts, which you copy in its place.
export * from '../../show-facts/web/facts.js';
