c2patool created.jpg | jq --raw-output .validation_state
